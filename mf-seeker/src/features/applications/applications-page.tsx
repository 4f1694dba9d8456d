export function Component() {
  return (
    <>
      <title>My Applications</title>
      <h1>My Applications</h1>
    </>
  );
}
