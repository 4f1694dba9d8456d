export function Component() {
  return <p>seeker profile form</p>;
}
