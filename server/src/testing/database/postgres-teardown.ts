import { runStatement } from '../run-statement';

/** Stops the PostgreSQL that the run has started; in an existing one, removes the template. */
export default async function tearDown(): Promise<void> {
  const { server, template } = globalThis.postgresOfTests ?? {};
  const serverUrl = process.env.METIER_TEST_POSTGRES;
  if (server) await server.stop();
  else if (serverUrl && template) await runStatement(serverUrl, `DROP DATABASE IF EXISTS ${template}`);
}
