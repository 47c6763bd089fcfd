'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { SECTION_LAYOUT, SECTION_REFERENCE } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { readCatalogue } from '../catalogue/Catalogue.ts';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { useInterfaceLanguage } from '../language/InterfaceLanguage.ts';
import { phrases } from './phrases.ts';
import { countBlocks } from './usageCalls.ts';

/** The blocks of shared sections, which the page builder itself inserts. */
const OWN: ReadonlySet<string> = new Set([SECTION_LAYOUT, SECTION_REFERENCE]);

const Table = styled.table`
  margin-block-start: 1rem;
  border-collapse: collapse;
  th,
  td {
    padding: 0.2rem 1rem 0.2rem 0;
    border-block-end: 1px solid ${token('rule')};
    text-align: start;
  }
`;

/** Renders every block of the site with the number of its uses, including unused blocks. */
export function UsageScreen() {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { client } = useBuilder();
  const { code: language } = useInterfaceLanguage().language;
  const read = useRead(
    async (signal) => {
      const [counts, catalogue] = await Promise.all([
        countBlocks(client, signal),
        readCatalogue(client, { language, signal }),
      ]);
      const used = new Set(counts.map(({ block }) => block));
      const unused = catalogue.blocks.filter(({ name }) => !used.has(name) && !OWN.has(name));
      const rows = [...counts, ...unused.map(({ name }) => ({ block: name, pages: 0, uses: 0 }))];
      return { rows, catalogue };
    },
    [client, language],
  );
  return (
    <>
      <h1>{t('usage.title')}</h1>
      {read.kind === 'loading' && <Notice kind="wait">{t('usage.loading')}</Notice>}
      {read.kind === 'failed' && <Notice kind="problem">{read.message}</Notice>}
      {read.kind === 'read' && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('usage.block')}</th>
              <th scope="col">{t('usage.pages')}</th>
              <th scope="col">{t('usage.uses')}</th>
              <th scope="col">{t('usage.installed')}</th>
            </tr>
          </thead>
          <tbody>
            {read.value.rows.map(({ block, pages, uses }) => (
              <tr key={block}>
                <th scope="row">
                  <ScreenLink to={`/usage/${encodeURIComponent(block)}/`}>
                    {read.value.catalogue.titleOf(block)}
                  </ScreenLink>
                </th>
                <td>{format.number(pages)}</td>
                <td>{format.number(uses)}</td>
                <td>{t(read.value.catalogue.get(block) ? 'usage.installed' : 'usage.missing')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
