export function Component() {
  return <h1>Create company profile</h1>;
}
