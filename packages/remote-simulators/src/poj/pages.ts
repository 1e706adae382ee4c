/** What stands on a problem's page between its title and its end, by heading. */
export interface PojProblem {
  title: string;
  sections: readonly (readonly [heading: string, html: string])[];
}

const text = (html: string) => `<div class="ptx" lang="en-US">${html}</div>`;
const sample = (html: string) => `<pre class="sio">${html}</pre>`;

export const PROBLEMS: Readonly<Record<string, PojProblem>> = {
  1000: {
    title: 'A+B Problem',
    sections: [
      ['Description', text('Calculate a+b<br>')],
      ['Input', text('Two integer a,b (0&lt;=a,b&lt;=10)')],
      ['Output', text('Output a+b')],
      ['Sample Input', sample('1 2')],
      ['Sample Output', sample('3')],
      ['Hint', text('It costs $5 or $6.')],
      ['Source', text('<a href="searchproblem?field=source&key=POJ">POJ</a>')],
    ],
  },
  1001: {
    title: 'Exponentiation',
    sections: [
      ['Description', text('Compute R<sup>n</sup>. <img src="images/1001_1.jpg">')],
      ['Input', text('R and n')],
      ['Output', text('One line')],
      ['Sample Input', sample('95.123 12\n0.4321 20')],
      ['Sample Output', sample('1\n2')],
    ],
  },
  3000: {
    title: 'Frogger',
    sections: [
      ['Description', text('Frogs jump.')],
      ['Input', text('n')],
      ['Output', text('m')],
      ['Sample Input', sample('2<br>0 0<br>3 4')],
      ['Sample Output', sample('Scenario #1')],
    ],
  },
};

const LIMITS =
  '<div class="plm"><table align="center"><tr><td><b>Time Limit:</b> 1000MS</td><td width="10px"></td><td><b>Memory Limit:</b> 10000K</td></tr><tr><td><b>Total Submissions:</b> 9</td><td></td><td><b>Accepted:</b> 5</td></tr></table></div>';

export const problemPage = (id: string, { title, sections }: PojProblem, hasLimits: boolean, extra: string): string =>
  `<html><head><title>${id} -- ${title}</title></head><body><table background="images/table_back.jpg"><tbody><tr><td>
<div class="ptt" lang="en-US">${title}</div>${hasLimits ? LIMITS : '<div class="plm"></div>'}
${sections.map(([heading, html]) => `<p class="pst">${heading}</p>${html}${heading === 'Description' ? extra : ''}`).join('\n')}
</td></tr></tbody></table></body></html>`;

export const LOG_IN =
  '<form method=POST action=login><input type=text name=user_id1><input type=password name=password1><input type=Submit value=login name=B1></form>';

export const errorPage = (reasons: readonly string[]): string =>
  `<html><head><title>Error</title></head><body><font size=5>Error Occurred</font><ul>${reasons.map((one) => `<li>${one}</li>`).join('')}</ul></body></html>`;
