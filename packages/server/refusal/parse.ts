import * as v from 'valibot';
import { invalid } from './refused.ts';

function sentence(issue: v.BaseIssue<unknown>, field: string): string {
  const isKey = issue.type === 'strict_object' || issue.type === 'object';
  if (isKey && issue.expected === 'never') return `${field} is not a known field. Leave it out.`;
  if (isKey && issue.received === 'undefined') return `${field} is missing. Add it.`;
  return field ? `${field}: ${issue.message}.` : `${issue.message}.`;
}

/** What `schema` makes of the input, or a refusal that names the first field at fault. */
export function parse<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? '';
  throw invalid(sentence(issue, field), field);
}
