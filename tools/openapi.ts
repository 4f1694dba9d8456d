import { writeDescription } from './check/api';

await writeDescription();
