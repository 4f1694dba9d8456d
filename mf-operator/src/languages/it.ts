import { translations as shared } from '@metier/sdk/italian';
import { caseTexts } from '../features/case/case.texts.it';
import { queueTexts } from '../features/queue/queue.texts.it';
import { refusedTexts } from '../refusal/refused.texts.it';

/** All translations of this bundle to Italian. */
export const translations = [...shared, caseTexts, queueTexts, refusedTexts];
