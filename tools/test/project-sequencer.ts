import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files of one project after the other, the largest first as vitest does. A worker that keeps its modules from
 * file to file is taken down as soon as the next file is of another project: mixed, they would load everything anew for
 * nearly every file.
 */
export class ProjectSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(files.map((file) => file.project.name))];
    return sorted.sort((a, b) => projects.indexOf(a.project.name) - projects.indexOf(b.project.name));
  }
}
