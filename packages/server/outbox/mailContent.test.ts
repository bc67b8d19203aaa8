import { fillMail } from '@lumitor/domain/mails/fillMail';
import { mailFault } from '@lumitor/domain/mails/mailFaults';
import { MAIL_KINDS, MAILS, type MailKind, type MailValues, mailFields } from '@lumitor/domain/mails/mails';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, mailContent } from './mailContent.ts';

const words = fc.stringMatching(/^[\w <>&"':/.,ąß\\$-]{0,20}$/);
const value = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.stringMatching(/^[<>&"{}a-z=/ \n]{1,20}$/),
  fc.constantFrom('{link}', '<script>alert(1)</script>', '&amp;', '$&', '"><img src=x onerror=1>'),
);

/** A line with one field, or words alone. */
const lineOf = (kind: MailKind) =>
  fc.oneof(
    words,
    fc
      .tuple(fc.constantFrom(...Object.keys(mailFields(kind))), words, words)
      .map(([name, before, after]) =>
        ['text', 'quote'].includes(mailFields(kind)[name] ?? '') ? `{${name}}` : `${before}{${name}}${after}`,
      ),
  );

const mail = fc.constantFrom(...MAIL_KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    subject: fc.constantFrom('Oferta', 'Od {shop}'),
    body: fc
      .array(lineOf(kind), { maxLength: 8 })
      .map((lines) => [...lines, ...MAILS[kind].required.map((name) => `{${name}}`), 'Koniec'].join('\n')),
    values: fc.record(Object.fromEntries(Object.keys(mailFields(kind)).map((name) => [name, value]))),
  }),
);

const decoded = (html: string): string =>
  html
    .replace(/^.*?<body[^>]*>/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Without marks of quotes and the space between lines. */
const letters = (text: string) => text.replace(/[\s>]/g, '');

it('any allowed template with any values gives a text with the values, and HTML with each escaped once', () => {
  fc.assert(
    fc.property(mail, ({ kind, subject, body, values }) => {
      fc.pre(mailFault(kind, 'subject', subject) === null && mailFault(kind, 'body', body) === null);
      const content = mailContent('PL', fillMail(kind, { subject, body }, values as MailValues<typeof kind>));
      expect(letters(decoded(content.html))).toBe(letters(content.text));
      for (const name of MAILS[kind].required) {
        const given = values[name] ?? '';
        const isLink = mailFields(kind)[name] === 'link';
        expect(content.html).toContain(escapeHtml(given).replaceAll('\n', isLink ? '\n' : '<br>'));
        expect(letters(content.text)).toContain(letters(given));
      }
      expect(content.subject).not.toMatch(/[\r\n]/);
    }),
  );
});

it('links are links, facts are bold, and quotes are marked', () => {
  const text = { subject: '-', body: 'Klient pyta.\nImię: {name}\n\nTreść:\n{message}\n\nRysunek:\n{link}' };
  const values = { name: 'Jan & syn', message: 'Kiedy?\nDziękuję.', link: 'https://example.com/?a="1"&b' };
  const filled = fillMail('enquiry', text, values as MailValues<'enquiry'>);
  const { text: plain, html } = mailContent('PL', filled);
  expect(plain).toBe(
    'Klient pyta.\nImię: Jan & syn\n\nTreść:\n> Kiedy?\n> Dziękuję.\n\nRysunek:\nhttps://example.com/?a="1"&b\n',
  );
  const url = 'https://example.com/?a=&quot;1&quot;&amp;b';
  expect(html).toContain('<p>Klient pyta.<br>Imię: <b>Jan &amp; syn</b></p>');
  expect(html).toContain('<p>Treść:</p><blockquote>Kiedy?<br>Dziękuję.</blockquote>');
  expect(html).toContain(`<p>Rysunek:<br><a href="${url}">${url}</a></p>`);
});
