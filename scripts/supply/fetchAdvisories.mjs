import { spawnSync } from 'node:child_process';

/** The severities that fail the check. */
const SERIOUS = ['high', 'critical'];

/**
 * Returns what the registry's answer says.
 * @param {string} output of `npm audit --json`
 * @returns {import('./SupplyResult.d.mts').SupplyResult}
 */
export function readAudit(output) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    // npm writes no JSON when it fails before it asks.
    report = {};
  }
  const { vulnerabilities, error } = report;
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    const reason = error?.summary || report.message || 'it gave no report';
    return {
      state: 'unasked',
      lines: [
        `Advisories: not looked up, because the registry does not answer: ${reason}. Run "npm run check:supply" where it does.`,
      ],
    };
  }
  /** @type {readonly { name: string, severity: string, range: string }[]} */
  const found = Object.values(vulnerabilities);
  const isBad = found.some(({ severity }) => SERIOUS.includes(severity));
  const lines = found.map(({ name, severity, range }) => `Advisories: ${name} ${range}: ${severity}.`);
  return {
    state: isBad ? 'bad' : 'good',
    lines: lines.length > 0 ? lines : ['Advisories: none is known of what is released.'],
  };
}

/** Asks the registry for advisories about the dependencies of what is released. */
export function fetchAdvisories() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 120_000,
  });
  return readAudit(stdout ?? '');
}
