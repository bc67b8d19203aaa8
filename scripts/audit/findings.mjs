/**
 * Used part of `npm audit --json`, by package; a name in `via` is another package.
 * @typedef {object} AuditReport
 * @property {Record<string, { severity: string, via: (string | Advisory)[], fixAvailable?: unknown }>}
 * [vulnerabilities]
 * @property {string} [message] if the registry did not answer
 */

/** @typedef {{ source?: number, name: string, title: string, url: string, severity: string, range: string }} Advisory */

/**
 * Reasons by advisory id, or the date until which one is accepted.
 * @typedef {Record<string, { package: string, answer: string }>} Answers
 */

/** @typedef {{ id: string, advisory: Advisory, answer: string | null }} Finding */

/** @param {Advisory} advisory */
const idOf = ({ url }) => url.slice(url.lastIndexOf('/') + 1);

/**
 * @param {AuditReport} report
 * @param {Answers} answers
 * @returns {Finding[] | null} null if the registry did not answer
 */
export function findingsOf({ vulnerabilities }, answers) {
  if (!vulnerabilities) return null;
  /** @type {Map<string, Finding>} */
  const findings = new Map();
  for (const { via } of Object.values(vulnerabilities))
    for (const advisory of via) {
      if (typeof advisory === 'string') continue;
      const id = idOf(advisory);
      const given = Object.hasOwn(answers, id) ? answers[id] : undefined;
      const answer = given?.package === advisory.name ? given.answer : null;
      findings.set(`${id} ${advisory.name}`, { id, advisory, answer });
    }
  return [...findings.values()];
}

/** @param {readonly Finding[]} findings @param {Answers} answers */
export const unneeded = (findings, answers) =>
  Object.keys(answers).filter((id) => !findings.some((finding) => finding.id === id));

/** @param {Finding} finding */
export const lineOf = ({ id, advisory, answer }) =>
  `${answer === null ? 'OPEN    ' : 'answered'}  ${advisory.severity}  ${advisory.name} ${advisory.range}  ${id}\n` +
  `          ${advisory.title}\n          ${answer ?? 'Update the package, or answer in scripts/audit/answers.json.'}`;
