import type { FastifyInstance } from 'fastify';
import { refuse } from '../../errors';
import { findRepeatedKey } from '../repeated-keys';
import { inCurrentLanguage } from '../../languages/current-language';
import { validationTexts } from './validation.texts';

/** Accepts only JSON bodies (forms are parsed by `withForm`); an announced but empty body counts as none. */
export function acceptJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeContentTypeParser(['application/json', 'text/plain']);
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    return parse(request, text, (error, value) => {
      const repeated = error ? undefined : findRepeatedKey(text);
      if (repeated === undefined) done(error, value);
      else done(refuse.field(repeated, inCurrentLanguage(validationTexts).repeated));
    });
  });
}
