import { PERMISSIONS, type Permission, ROLE, ROLE_TEXT, type RoleName } from '@assay/contract/roles.ts';
import { Check, Minus } from 'lucide-react';
import { TEXT } from '../../../features/site/admin/audit-text.ts';
import styles from '../../../features/site/admin/settings.module.css';
import { useLang } from '../../../lib/lang.ts';
import { useText } from '../../../lib/text.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';

const ROLES = Object.keys(ROLE) as RoleName[];

/** Which role may do what (ADM-12). */
export function Page() {
  const t = useText(TEXT);
  const lang = useLang();
  const columns: Column<RoleName>[] = [
    {
      key: 'role',
      header: t('role'),
      names: true,
      width: '320px',
      cell: (role) => (
        <>
          {ROLE_TEXT[role][lang]} <span className="tnum">({ROLE[role]})</span>
        </>
      ),
    },
    ...PERMISSIONS.root.map(
      (permission: Permission): Column<RoleName> => ({
        key: permission,
        header: t(`may_${permission}`),
        align: 'center',
        cell: (role) => {
          const may = PERMISSIONS[role].includes(permission);
          return (
            <>
              {may ? (
                <Check size={18} aria-hidden />
              ) : (
                <Minus size={18} aria-hidden opacity={0.4} className={styles.no} />
              )}
              <span className="visually-hidden">{t(may ? 'yes' : 'no')}</span>
            </>
          );
        },
      }),
    ),
  ];
  return (
    <PageFrame title={t('roles')} lead={t('rolesLead')} width="full">
      <Panel flush>
        <DataTable label={t('roles')} rows={ROLES} rowKey={(role) => role} columns={columns} stacks />
      </Panel>
    </PageFrame>
  );
}
