import type { InputOf } from '@assay/contract/op.ts';
import {
  getMailOutbox,
  getSiteSettings,
  getWebConfig,
  getWebsiteConfig,
  setWebConfig,
  updateSiteSettings,
} from '@assay/contract/site/config.ts';
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts';
import { type Call, type Implementation, implement, viewerOf } from '../../platform/http/call.ts';
import { listMails } from '../../platform/mail/mails.queries.ts';
import { drawingAt } from '../../platform/ops/drawing-page.ts';

async function change(call: Call, settings: InputOf<typeof updateSiteSettings>) {
  const before = await call.settings.read();
  const entry = { uid: viewerOf(call).uid, action: 'updateSiteSettings' as const, subject: 'site', ip: call.ip };
  await call.db.transaction().execute(async (tx) => {
    await call.settings.write(settings, tx);
    await insertAuditEntry(tx, { ...entry, before, after: settings }, call.clock.now());
  });
  call.settings.forget();
  return null;
}

async function showOutbox(call: Call, paging: InputOf<typeof getMailOutbox>) {
  const { rows, total } = await listMails(call.db, paging);
  return {
    records: rows.map(({ gmt_create, ...mail }) => ({ ...mail, gmtCreate: gmt_create.toISOString() })),
    total,
    size: paging.limit,
    current: paging.currentPage,
  };
}

export const siteConfigCalls: Implementation[] = [
  // The call's shape lets through what every page may know; the rest stays here.
  implement(getWebsiteConfig, async (call) => {
    const settings = await call.settings.read();
    // without a model behind it nobody is offered a helper
    return { ...settings, openAiChat: settings.openAiChat && call.config.ai !== null, drawing: drawingAt(call.config) };
  }),
  implement(getSiteSettings, (call) => call.settings.read()),
  implement(updateSiteSettings, change),
  implement(getWebConfig, async (call) => ({ ...(await call.settings.read()), baseUrl: call.config.publicUrl ?? '' })),
  implement(setWebConfig, async (call, said) => change(call, { ...(await call.settings.read()), ...said })),
  implement(getMailOutbox, showOutbox),
];
