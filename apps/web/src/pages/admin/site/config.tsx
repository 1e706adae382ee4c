import { Stack, Textarea, TextInput } from '@mantine/core';
import { PicturesPanel } from '../../../features/site/admin/pictures-panel.tsx';
import { ServicePanels } from '../../../features/site/admin/service-panels.tsx';
import styles from '../../../features/site/admin/settings.module.css';
import { SettingsForm } from '../../../features/site/admin/settings-form.tsx';
import { TEXT } from '../../../features/site/admin/text.ts';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Names and links of the site. */
export function Page() {
  const t = useText(TEXT);
  return (
    <PageFrame title={t('config')} lead={t('configLead')} width="narrow">
      <SettingsForm>
        {({ box }) => (
          <>
            <Panel title={t('names')}>
              <div className={styles.grid}>
                <TextInput {...box('name')} />
                <TextInput {...box('shortName')} description={t('shortNameHint')} />
                <Textarea className={styles.whole ?? ''} {...box('description')} autosize minRows={2} />
              </div>
            </Panel>
            <Panel title={t('links')}>
              <div className={styles.grid}>
                <TextInput {...box('projectName')} />
                <TextInput {...box('projectUrl')} type="url" placeholder="https://" />
                <TextInput {...box('recordName')} />
                <TextInput {...box('recordUrl')} type="url" placeholder="https://" />
              </div>
            </Panel>
          </>
        )}
      </SettingsForm>
      <Stack gap="md" mt="md" data-column>
        <PicturesPanel kind="carousel" />
        <PicturesPanel kind="background" />
        <ServicePanels />
      </Stack>
    </PageFrame>
  );
}
