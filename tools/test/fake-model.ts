/** A language model for demonstrations: `npm run model`, then start the site with the `AI_URL` that it prints. */
import { MODEL_MANNERS, openFakeModel } from '@assay/testkit/fake-model.ts';

const PORT = 9200;
const [manner = 'slow'] = process.argv.slice(2);
const model = await openFakeModel(PORT);
model.manner = MODEL_MANNERS.find((one) => one === manner) ?? 'slow';
process.stdout.write(
  `AI_URL=${model.url}\nIt speaks like a model that is: ${model.manner} (${MODEL_MANNERS.join(', ')})\n`,
);
