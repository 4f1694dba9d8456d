import type { MessageTemplate, MessageTemplateBody, MessageTemplatePatch } from '../contract/index';
import type { CallOptions, Http } from './http';

/** The templates of the caller's company, by name. */
export const listMessageTemplates = (http: Http, options?: CallOptions): Promise<MessageTemplate[]> =>
  http.get('auth/message-templates/', options);

export const createMessageTemplate = (http: Http, template: MessageTemplateBody): Promise<MessageTemplate> =>
  http.post('auth/message-templates/', template);

export const updateMessageTemplate = (
  http: Http,
  id: number,
  changes: MessageTemplatePatch,
): Promise<MessageTemplate> => http.patch(`auth/message-templates/${id}/`, changes);

export const deleteMessageTemplate = (http: Http, id: number): Promise<void> =>
  http.delete(`auth/message-templates/${id}/`);
