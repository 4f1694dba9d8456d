export function Component() {
  return (
    <>
      <title>Job details</title>
      <h1>Job details</h1>
    </>
  );
}
