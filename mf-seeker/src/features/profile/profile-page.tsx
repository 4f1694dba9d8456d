export function Component() {
  return (
    <>
      <title>Create profile</title>
      <h1>Create profile</h1>
    </>
  );
}
