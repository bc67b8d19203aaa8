import { setTimeout as delay } from 'node:timers/promises';
import type { Ms } from '@lumitor/domain/units';
import type { MailServer } from '../settings/outgoing.ts';
import { DeliveryFault } from './delivery.ts';
import type { StoredMail } from './outbox.ts';

/** The whole may exceed the lease, because the sender renews it meanwhile. */
const CONNECTION_TIMEOUT: Ms = 15_000;
const SILENCE_TIMEOUT: Ms = 30_000;
const WHOLE_TIMEOUT: Ms = 120_000;

interface SmtpError {
  message: string;
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Final if the mailbox is gone or never accepts such a mail. */
function faultOf(error: unknown, { host, port }: MailServer): DeliveryFault {
  const { message, command, response, responseCode = 0 } = error as SmtpError;
  const isFinal = responseCode >= 500 && command === 'RCPT TO';
  return new DeliveryFault(`${host}:${port}: ${response ?? message}`, { isFinal });
}

export async function sendMail(
  server: MailServer,
  mail: StoredMail,
  pdf: { name: string; content: Buffer } | null = null,
): Promise<void> {
  const { host, port, security, user, password, senderName, senderAddress } = server;
  // Takes 2 MB, and many shops never send mail.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user && { auth: { user, pass: password } }),
    connectionTimeout: CONNECTION_TIMEOUT,
    greetingTimeout: CONNECTION_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { messageId, to, replyTo, subject, text, html } = mail;
  const sending = transport.sendMail({
    messageId,
    from: { name: senderName, address: senderAddress },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments: pdf ? [{ filename: pdf.name, content: pdf.content, contentType: 'application/pdf' }] : [],
    // Prevents absence notices.
    headers: { 'auto-submitted': 'auto-generated' },
  });
  const timer = new AbortController();
  const late = delay(WHOLE_TIMEOUT, undefined, { signal: timer.signal, ref: false }).then(() => {
    throw new Error(`The mail server did not accept the mail within ${WHOLE_TIMEOUT / 1_000} seconds`);
  });
  late.catch(() => {});
  try {
    await Promise.race([sending, late]);
  } catch (error) {
    throw faultOf(error, server);
  } finally {
    timer.abort();
    transport.close();
  }
}
