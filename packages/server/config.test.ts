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
  it('have a default for everything', () => {
    const config = parseConfig({}, []);
    expect(config).toMatchObject({ port: 3000, exchangeRateUrl: 'https://api.nbp.pl', isEmpty: false });
    expect(config.dataDir).toBe(`${process.cwd()}/data`);
    expect(config.adminPassword).toBeUndefined();
  });

  it('take a variable that is set to nothing as not set', () => {
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
  ])('refuse %s=%s in one line that names the variable, the value and the remedy', (name, value) => {
    const lines = faultsOf({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} is "${value}": set it to `));
  });

  it('never print a password that is refused', () => {
    const [line] = faultsOf({ ADMIN_PASSWORD: 'geheim' });
    expect(line).toContain('ADMIN_PASSWORD');
    expect(line).not.toContain('geheim');
  });

  it('name every variable at fault, each once', () => {
    expect(faultsOf({ PORT: 'x', ADMIN_EMAIL: 'y' }).map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'ADMIN_EMAIL',
    ]);
  });
});
