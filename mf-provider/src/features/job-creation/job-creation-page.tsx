export function Component() {
  return (
    <>
      <title>Post a job</title>
      <h1>Post a job</h1>
    </>
  );
}
