export function Component() {
  return (
    <>
      <title>Dashboard</title>
      <h1>Dashboard</h1>
    </>
  );
}
