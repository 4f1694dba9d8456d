export function Component() {
  return (
    <>
      <title>Apply</title>
      <h1>Apply</h1>
    </>
  );
}
