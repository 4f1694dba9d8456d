import { writeDescriptions } from './check/api';

await writeDescriptions();
