export function Component() {
  return (
    <>
      <title>Login</title>
      <h1>Login</h1>
    </>
  );
}
