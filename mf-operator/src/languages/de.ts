import { translations as shared } from '@metier/sdk/german';
import { caseTexts } from '../features/case/case.texts.de';
import { queueTexts } from '../features/queue/queue.texts.de';
import { refusedTexts } from '../refusal/refused.texts.de';

/** All translations of this bundle to German. */
export const translations = [...shared, caseTexts, queueTexts, refusedTexts];
