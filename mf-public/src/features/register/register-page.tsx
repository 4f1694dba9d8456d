export function Component() {
  return (
    <>
      <title>Register</title>
      <h1>Register</h1>
    </>
  );
}
