import fc from 'fast-check';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { errorRecord } from './errorRecord.ts';

function databaseError(message: string, fields: object): DatabaseError {
  return Object.assign(new DatabaseError(message, message.length, 'error'), fields);
}

const logged = (error: unknown) => JSON.stringify(errorRecord(error));

describe('the log record of an error', () => {
  it('has its type, message, code, constraint and location', () => {
    const error = databaseError('duplicate key value violates unique constraint "documents_pkey"', {
      code: '23505',
      constraint: 'documents_pkey',
    });
    expect(errorRecord(error)).toMatchObject({
      type: 'error',
      message: 'duplicate key value violates unique constraint "documents_pkey"',
      code: '23505',
      constraint: 'documents_pkey',
      stack: expect.arrayContaining([expect.stringContaining('errorRecord.test.ts')]),
    });
  });

  it('omits stored values in messages of the database', () => {
    const secret = 'Kowalska';
    const error = databaseError('duplicate key value violates unique constraint "u"', {
      code: '23505',
      detail: `Key (value)=(${secret}) already exists.`,
      where: `COPY t, line 1: "${secret}"`,
      internalQuery: `select '${secret}'`,
      parameters: [secret],
    });
    expect(logged(error)).not.toContain(secret);
    expect(logged(new Error('Not saved', { cause: error }))).not.toContain(secret);
    expect(logged(new AggregateError([error], 'None worked'))).not.toContain(secret);
  });

  it.each([
    databaseError('invalid input syntax for type integer: "Kowalska"', { code: '22P02' }),
    Object.assign(new Error('Invalid length: Expected >=8 but received "Kowalska"'), { name: 'ValiError' }),
    new SyntaxError('Unexpected token K, "{"name":"Kowalska" is not valid JSON'),
    new Error('connect to postgres://lumitor:Kowalska@db.example.com/lumitor failed'),
    new Error('GET https://s3.example.com/lumitor/a.webp?X-Amz-Signature=Kowalska failed'),
    { name: 'Kowalska' },
    'Kowalska',
  ])('has no value that a message quotes: %s', (error) => {
    expect(logged(error)).not.toContain('Kowalska');
  });

  it('omits e-mail addresses of any form in any place', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.constantFrom('"', "'", '(', ' ', '=', ':', ''), (email, before) => {
        const shown = errorRecord(new Error(`No mail to ${before}${email}${before} now`)).message;
        expect(shown).not.toContain(email);
        expect(shown).not.toContain(email.slice(email.indexOf('@')));
      }),
    );
  });

  it('retains what an operator needs about a failed connection', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    expect(errorRecord(new AggregateError([refused], '')).causes).toMatchObject([
      { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
    ]);
  });

  it('ends with errors that cause each other', () => {
    const [one, other] = [new Error('one'), new Error('other')];
    one.cause = other;
    other.cause = one;
    expect(logged(one)).toContain('other');
  });
});
