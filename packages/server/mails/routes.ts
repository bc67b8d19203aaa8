import { languageCode } from '@lumitor/domain/catalogue/field';
import { fillMail } from '@lumitor/domain/mails/fillMail';
import { mailFault, mailFaultMessage } from '@lumitor/domain/mails/mailFaults';
import { MAIL_KINDS, MAIL_PARTS, MAILS, type MailKind, type MailValues } from '@lumitor/domain/mails/mails';
import { DEFAULT_LANGUAGE } from '@lumitor/domain/translation/lookup';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { needRight } from '../documents/access.ts';
import { newId } from '../documents/documentStore.ts';
import { readBody } from '../http/body.ts';
import { delivered, notSet } from '../outbox/delivery.ts';
import { mailContent } from '../outbox/mailContent.ts';
import { messageIdOf } from '../outbox/outbox.ts';
import { sendMail } from '../outbox/sendMail.ts';
import { invalid, notFound, parse } from '../refusal/refused.ts';
import { type PreviewContext, previewOrder, previewValues } from './previewValues.ts';

/** Number of an order, or `latest`; empty: samples. */
const order = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), '');

const querySchema = v.strictObject({ language: v.optional(languageCode, DEFAULT_LANGUAGE), order });

const testSchema = v.strictObject({
  language: v.optional(languageCode, DEFAULT_LANGUAGE),
  order,
  subject: v.string(),
  body: v.string(),
});

function kindOf(c: Context): MailKind {
  const named = c.req.param('kind');
  const kind = MAIL_KINDS.find((each) => each === named);
  if (!kind) throw notFound(`Mail ${named} does not exist.`);
  return kind;
}

export function mailTextRoutes(context: PreviewContext): Hono {
  const { store, outgoing, address } = context;
  const { db } = store;

  /** @throws Refused for an order without permission to see orders */
  const chosenOrder = async (c: Context, kind: MailKind, named: string) => {
    if (!named || !MAILS[kind].isAboutOrder) return null;
    needRight(c.get('administrator'), 'sales', 'read');
    return previewOrder(db, named);
  };

  return new Hono()
    .get('/:kind/values', async (c) => {
      const kind = kindOf(c);
      const { language, order: named } = parse(querySchema, c.req.query());
      const chosen = await chosenOrder(c, kind, named);
      return c.json({ order: chosen, values: await previewValues(kind, language, chosen, context) });
    })
    .post('/:kind/test', async (c) => {
      const kind = kindOf(c);
      const { language, order: named, ...text } = await readBody(c, testSchema);
      for (const part of MAIL_PARTS) {
        const fault = mailFault(kind, part, text[part]);
        if (fault) throw invalid(`${part}: ${mailFaultMessage(fault)}.`, part);
      }
      const chosen = await chosenOrder(c, kind, named);
      const server = await outgoing.mailServer(db);
      if (!server) throw notSet('mail server');
      const values = (await previewValues(kind, language, chosen, context)) as MailValues<typeof kind>;
      const to = c.get('administrator').email;
      const messageId = messageIdOf(newId(), address);
      const content = mailContent(language, fillMail(kind, text, values));
      await delivered(sendMail(server, { messageId, to, ...content }));
      return c.json({ to });
    });
}
