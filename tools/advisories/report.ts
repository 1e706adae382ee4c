interface Advisory {
  title: string;
  url: string;
  severity: string;
  range: string;
}

interface Audit {
  vulnerabilities: Record<string, { via: (string | Advisory)[]; nodes: string[] }>;
}

/**
 * What `npm audit --json` found, one line for each advisory of each package; a package that is only affected through another is told
 * there. Null when the registry did not answer.
 */
export function linesOfAudit(output: string): string[] | null {
  const answer = parse(output);
  if (answer === null) return null;
  return Object.entries(answer.vulnerabilities).flatMap(([name, { via, nodes }]) =>
    via
      .filter((one) => typeof one !== 'string')
      .map(({ severity, range, title, url }) => `${severity}: ${name} ${range} (${nodes.join(', ')}): ${title} ${url}`),
  );
}

/** A refusal is an object too, without the list. */
function parse(output: string): Audit | null {
  try {
    const answer = JSON.parse(output) as Partial<Audit>;
    return typeof answer.vulnerabilities === 'object' ? (answer as Audit) : null;
  } catch {
    return null;
  }
}

interface Lock {
  packages: Record<string, { version?: string; deprecated?: string }>;
}

/** What the registry said against versions when they were locked: their authors withdrew their support. */
export const deprecatedIn = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([path, { version, deprecated }]) =>
    deprecated === undefined ? [] : [`deprecated: ${path.replace(/^.*node_modules\//, '')} ${version}: ${deprecated}`],
  );
