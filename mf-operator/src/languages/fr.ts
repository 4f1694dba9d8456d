import { translations as shared } from '@metier/sdk/french';
import { caseTexts } from '../features/case/case.texts.fr';
import { queueTexts } from '../features/queue/queue.texts.fr';
import { refusedTexts } from '../refusal/refused.texts.fr';

/** All translations of this bundle to French. */
export const translations = [...shared, caseTexts, queueTexts, refusedTexts];
