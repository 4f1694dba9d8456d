export function Component() {
  return (
    <>
      <title>Home</title>
      <h1>Home</h1>
    </>
  );
}
