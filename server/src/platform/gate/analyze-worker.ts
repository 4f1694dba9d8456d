import { parentPort } from 'node:worker_threads';
import type { AnalysisRequest } from './analysis';
import { analyzeContent } from './analyze-content';

// One answer to each request, in their order.
parentPort?.on('message', (request: AnalysisRequest) => parentPort?.postMessage(analyzeContent(request)));
