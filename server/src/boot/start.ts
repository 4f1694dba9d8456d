import { pino, type Logger } from 'pino';
import type { BuildPaths } from './build-paths';
import { readConfig } from '../config/config';
import { findDemoTemplate } from './demo-template';
import { openLogDestination, type LogDestination } from './log-destination';
import { openDatabase } from '../db/open-database';
import { logRequest } from '../http/response/redact-tokens';
import { loadOperatorToken, loadSessionSecret } from './generated-secrets';

/** The address is announced after this time even if the log is not read. */
const FLUSH_MS = 1_000;

/** Opens the log on the standard output, and writes what is left of it when the process ends. */
function openLog(level: string): { readonly logger: Logger; readonly destination: LogDestination } {
  const { fd: descriptor } = process.stdout;
  const destination = openLogDestination({
    descriptor,
    onDropped: (lines) => logger.warn({ lines }, 'lines of the log were dropped, because it was not read'),
  });
  const logger = pino({ level, serializers: { req: logRequest } }, destination);
  process.on('exit', () => destination.flushSync());
  return { logger, destination };
}

/** Starts the server. The embedded database opens in its own thread while the rest of the code is loaded. */
export async function start(places: BuildPaths): Promise<void> {
  const config = readConfig(process.env);
  const { logger, destination } = openLog(config.logLevel);
  const onLost = (error: Error) => {
    logger.fatal({ err: error }, 'the embedded database was lost');
    console.error(`The embedded database was lost: ${error.message}`);
    process.exit(1);
  };
  const secrets = {
    sessionSecret: await loadSessionSecret(config),
    operatorToken: await loadOperatorToken(config),
  };
  const template = await findDemoTemplate(config, places);
  const database = await openDatabase({ ...config, ...places, template: template.folder, onLost });
  try {
    const { serve } = await import('./serve');
    await serve({
      config: { ...config, ...secrets },
      places,
      template,
      logger,
      flushLog: () => destination.flush(FLUSH_MS),
      database,
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}
