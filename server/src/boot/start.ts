import { pino } from 'pino';
import type { BuildPaths } from './build-paths';
import { readConfig } from './config';
import { openDatabase } from '../db/open-database';
import { logRequest } from '../http/response/redact-tokens';
import { loadOperatorToken, loadSessionSecret } from './generated-secrets';

/** Starts the server. The embedded database opens in its own thread while the rest of the code is loaded. */
export async function start(places: BuildPaths): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel, serializers: { req: logRequest } });
  const onLost = (error: Error) => {
    logger.fatal({ err: error }, 'the embedded database was lost');
    console.error(`The embedded database was lost: ${error.message}`);
    process.exit(1);
  };
  const secrets = {
    sessionSecret: await loadSessionSecret(config),
    operatorToken: await loadOperatorToken(config),
  };
  const database = await openDatabase({ ...config, ...places, onLost });
  try {
    const { serve } = await import('./serve');
    await serve({ config: { ...config, ...secrets }, places, logger, database });
  } catch (error) {
    await database.close();
    throw error;
  }
}
