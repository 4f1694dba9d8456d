import type { MessageTemplate, MessageTemplateBody, MessageTemplatePatch } from '@metier/sdk/contract';
import { PLACEHOLDERS, type Placeholder, type TemplateKind } from '@metier/sdk/rules';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { requireOwnJobProvider } from '../jobproviders/jobproviders.service';
import type { Viewer } from '../viewer';
import { checkPlaceholders } from './check-placeholders';
import { languageOfText } from './letter-language';
import * as repository from './message-templates.repository';
import { messageTemplatesTexts as texts } from './message-templates.texts';

const MAX_TEMPLATES = 50;

const ALL = PLACEHOLDERS.map(({ value }) => value);

/** Placeholders of a kind: only a rejection has a reason. */
const placeholdersOf = (kind: TemplateKind): Placeholder[] =>
  kind === 'rejection' ? ALL : ALL.filter((value) => value !== 'reason');

const toTemplate = ({ id, kind, language, name, text }: repository.TemplateRow): MessageTemplate => ({
  id,
  kind,
  language,
  name,
  text,
});

/** The templates of the viewer's company, by name. */
export const listTemplates = ({ db }: Dependencies, viewer: Viewer): Promise<MessageTemplate[]> =>
  inTransaction(db, async (tx) => {
    const company = await requireOwnJobProvider(tx, viewer);
    return (await repository.listTemplates(tx, company, MAX_TEMPLATES)).map(toTemplate);
  });

const refuseTaken = (kind: TemplateKind) =>
  kind === 'closing' ? refuse.field('language', texts.oneClosing) : refuse.field('name', texts.nameTaken);

export function createTemplate(
  { db, clock }: Dependencies,
  viewer: Viewer,
  { kind, language, name, text }: MessageTemplateBody,
): Promise<MessageTemplate> {
  checkPlaceholders('text', text, placeholdersOf(kind));
  return inTransaction(db, async (tx) => {
    const jobproviderId = await requireOwnJobProvider(tx, viewer);
    const count = await repository.countTemplates(tx, jobproviderId);
    if (count >= MAX_TEMPLATES) throw refuse.conflict(texts.tooMany(MAX_TEMPLATES));
    const row = await repository.insertTemplate(tx, {
      jobproviderId,
      kind,
      language: language ?? languageOfText(text),
      name: name.trim(),
      text: text.trim(),
      createdAt: clock(),
    });
    if (row) return toTemplate(row);
    throw refuseTaken(kind);
  });
}

/** Changes name, text or language of a template; 404 for another company's. */
export function updateTemplate(
  { db }: Dependencies,
  viewer: Viewer,
  id: number,
  { language, name, text }: MessageTemplatePatch,
): Promise<MessageTemplate> {
  return inTransaction(db, async (tx) => {
    const row = await repository.lockTemplate(tx, await requireOwnJobProvider(tx, viewer), id);
    if (!row) throw refuse.missing();
    if (text !== undefined) checkPlaceholders('text', text, placeholdersOf(row.kind));
    const changes = {
      language: language ?? row.language,
      name: name?.trim() ?? row.name,
      text: text?.trim() ?? row.text,
    };
    if (await repository.isTaken(tx, { ...row, ...changes })) throw refuseTaken(row.kind);
    await repository.updateTemplate(tx, id, changes);
    return toTemplate({ ...row, ...changes });
  });
}

/** Deletes a template; 404 for another company's. */
export function deleteTemplate({ db }: Dependencies, viewer: Viewer, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const company = await requireOwnJobProvider(tx, viewer);
    if (!(await repository.deleteTemplate(tx, company, id))) throw refuse.missing();
  });
}
