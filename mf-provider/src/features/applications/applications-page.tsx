export function Component() {
  return (
    <>
      <title>Manage Applications</title>
      <h1>Manage Applications</h1>
    </>
  );
}
