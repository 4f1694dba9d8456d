export function Component() {
  return <p>provider profile form</p>;
}
