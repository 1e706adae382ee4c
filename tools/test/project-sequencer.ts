import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long: they walk over every page there is, or wait for other sites. Whatever begins last is waited for alone. */
const FIRST = /\/e2e\/(accessibility|hostile-content|remote-judges)\.test\.ts$/;

/**
 * Runs the files of one project after the other, the largest first as vitest does. A worker that keeps its modules from
 * file to file is taken down as soon as the next file is of another project: mixed, they would load everything anew for
 * nearly every file.
 */
export class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(files.map((file) => file.project.name))];
    const order = ({ project, moduleId }: TestSpecification) =>
      projects.indexOf(project.name) - (FIRST.test(moduleId) ? 0.5 : 0);
    return sorted.sort((a, b) => order(a) - order(b));
  }
}
