import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { StartFault } from './startFault.ts';

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment, []);
  } catch (error) {
    if (error instanceof StartFault) return error.lines;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it('all have defaults', () => {
    const config = parseConfig({}, []);
    expect(config).toMatchObject({ port: 3000, exchangeRateUrl: 'https://api.nbp.pl', isEmpty: false });
    expect(config.dataDir).toBe(`${process.cwd()}/data`);
    expect(config.adminPassword).toBeUndefined();
  });

  it('treat an empty variable as unset', () => {
    expect(parseConfig({ PORT: '', ADMIN_PASSWORD: ' ' }, []).port).toBe(3000);
  });

  it('start without the demo catalogue at --empty', () => {
    expect(parseConfig({}, ['--empty']).isEmpty).toBe(true);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['ADMIN_EMAIL', 'anna'],
    ['EXCHANGE_RATE_URL', 'api.nbp.pl'],
    ['EXCHANGE_RATE_URL', 'ftp://api.nbp.pl'],
    ['PUBLIC_URL', 'lumitor'],
    ['CLIENT_IP_HEADER', 'X Real IP'],
    ['DATABASE_CONNECTIONS', '0'],
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_BUCKET', 'Lumitor'],
    ['S3_REGION', 'eu central'],
    ['LOG_LEVEL', 'verbose'],
    ['OFFLINE', 'no'],
    ['STOP_DELAY', '-1'],
    ['STOP_TIMEOUT', '5s'],
  ])('refuse %s=%s in one line that names the variable, the value and the remedy', (name, value) => {
    const lines = faultsOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} is "${value}": set it to `));
  });

  it.each([
    ['ADMIN_PASSWORD', 'geheim'],
    ['SECRET', 'geheim'],
    ['METRICS_TOKEN', 'geheim'],
    ['METRICS_TOKEN', 'geheim but long enough'],
    ['DATABASE_URL', 'mysql://lumitor:geheim@db/lumitor'],
    ['DATABASE_URL', 'postgres:/lumitor:geheim@db/lumitor'],
    ['DATABASE_URL', 'postgres://lumitor:geheim/2@db/lumitor'],
    ['DATABASE_URL', 'lumitor:geheim@db'],
  ])('never print secrets: %s=%s', (name, value) => {
    const lines = faultsOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} is .+: set it to `));
    expect(lines[0]).not.toContain('geheim');
  });

  const S3 = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'lumitor',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('accept a storage without a region', () => {
    expect(parseConfig(S3, []).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'lumitor',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  it.each(Object.keys(S3))('refuse a storage without %s, in one line', (name) => {
    const lines = faultsOf({ ...S3, [name]: '' });
    expect(lines).toEqual([expect.stringMatching(`^${name} is missing: set it to .* leave out all S3_`)]);
  });

  it.each([
    'postgres://lumitor:geheim@db/lumitor',
    'postgresql://lumitor@db1:5432,db2:5433/lumitor?sslmode=require',
  ])('accept a database with one server or several: %s', (DATABASE_URL) => {
    expect(parseConfig({ DATABASE_URL }, []).databaseUrl).toBe(DATABASE_URL);
  });

  it('list every invalid variable once', () => {
    expect(faultsOf({ PORT: 'x', ADMIN_EMAIL: 'y' }).map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'ADMIN_EMAIL',
    ]);
  });
});
