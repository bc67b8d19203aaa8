import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  messageId: string;
  subject: string;
  replyTo: string;
  texts: string[];
  files: { name: string; content: Buffer }[];
}

const decodedWords = (header: string) =>
  header
    .replace(/\r?\n\s+/g, ' ')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=\s*/gi, (_, way: string, text: string) => {
      if (way.toUpperCase() === 'B') return Buffer.from(text, 'base64').toString();
      return decodedQuoted(text.replaceAll('_', ' '));
    });

const decodedQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();

const headOf = (part: string) => part.slice(0, part.search(/\r?\n\r?\n/));
const bodyOf = (part: string) => part.slice(headOf(part).length).trim();
const headerOf = (head: string, name: string) =>
  decodedWords(new RegExp(`^${name}: ((?:.|\r?\n[ \t])*)`, 'im').exec(head)?.[1] ?? '').trim();

function partsOf(message: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(headOf(message))?.[1];
  if (!boundary) return [message];
  return message
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => part.trimStart())
    .flatMap(partsOf);
}

function contentOf(part: string): Buffer {
  const encoding = headerOf(headOf(part), 'content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(bodyOf(part), 'base64');
  return Buffer.from(encoding === 'quoted-printable' ? decodedQuoted(bodyOf(part)) : bodyOf(part));
}

function readMail(raw: string, to: string[]): ReceivedMail {
  const head = headOf(raw);
  const parts = partsOf(raw);
  const isFile = (part: string) => /content-disposition: attachment/i.test(headOf(part));
  return {
    to,
    messageId: headerOf(head, 'message-id'),
    subject: headerOf(head, 'subject'),
    replyTo: headerOf(head, 'reply-to'),
    texts: parts
      .filter((part) => !isFile(part))
      .map((part) => contentOf(part).toString().replaceAll('\r\n', '\n')),
    files: parts.filter(isFile).map((part) => ({
      name: /filename="?([^";\r\n]+)/.exec(headOf(part))?.[1] ?? '',
      content: contentOf(part),
    })),
  };
}

export interface Behaviour {
  onMail?: (mail: ReceivedMail) => void | Promise<void>;
  onRcptTo?: SMTPServerOptions['onRcptTo'];
  onAuth?: SMTPServerOptions['onAuth'];
}

export async function openMailServer({ onMail = () => {}, onRcptTo, onAuth }: Behaviour = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: onAuth ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    ...(onAuth && { onAuth }),
    ...(onRcptTo && { onRcptTo }),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = readMail(Buffer.concat(chunks).toString('latin1'), to);
        received.push(mail);
        try {
          await onMail(mail);
          done();
        } catch (error) {
          done(error as Error);
        }
      });
    },
  });
  // A killed client is no error of the server.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const settings = {
    kind: 'mail',
    host: '127.0.0.1',
    port,
    security: 'none',
    senderName: 'Sklep',
    senderAddress: 'sklep@example.com',
    addressees: ['biuro@example.com'],
  } as const;
  const close = () => new Promise<void>((closed) => server.close(closed));
  return { received, settings, close };
}
