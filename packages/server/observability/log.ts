import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { errorRecord } from './errorRecord.ts';
import { LogOutput } from './logOutput.ts';
import { standardError } from './standardError.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Never personal data, not even the id of a stored order. */
type Facts = Readonly<Record<string, string | number | boolean>>;

export interface Log {
  entry(level: Exclude<LogLevel, 'silent'>, message: string, facts?: Facts): void;
  /** Excludes the values in the error. */
  error(error: unknown, facts?: Facts): void;
  fatal(error: unknown): void;
  isEnabled(level: LogLevel): boolean;
  dropped(): number;
  settled(): Promise<void>;
}

type Destination = DestinationStream & Partial<Pick<LogOutput, 'dropped' | 'settled'>>;

export function createLog(level: LogLevel, destination: Destination = new LogOutput(standardError())): Log {
  const logger: Logger = pino(
    {
      name: 'lumitor',
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return {
    entry: (at, message, facts = {}) => logger[at](facts, message),
    error(error, facts = {}) {
      const record = errorRecord(error);
      logger.error({ ...facts, error: record }, record.message);
    },
    fatal(error) {
      const record = errorRecord(error);
      logger.fatal({ error: record }, record.message);
    },
    isEnabled: (at) => logger.isLevelEnabled(at),
    dropped: () => destination.dropped ?? 0,
    settled: async () => destination.settled?.(),
  };
}
