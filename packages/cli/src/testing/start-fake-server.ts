import type { Project } from '../project';
import { FakeServer } from './fake-server';
import { typeWords } from './type-words';

/** Starts a fake server before each test of a file and stops it afterwards. */
export function startFakeServer() {
  let server: FakeServer;
  beforeEach(async () => {
    server = new FakeServer();
    await server.start();
  });
  afterEach(() => server.stop());

  return {
    get server() {
      return server;
    },
    type: (words: string, environment?: NodeJS.ProcessEnv, project?: Project) =>
      typeWords(server, words, environment, project),
  };
}
