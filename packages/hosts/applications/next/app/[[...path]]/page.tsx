import { loadNews } from '../../every/loadNews.ts';
import { RoutedPage } from '../RoutedPage';

export const dynamic = 'force-dynamic';

export default async function Page({
  params,
}: {
  readonly params: Promise<{ readonly path?: readonly string[] }>;
}) {
  const { path = [] } = await params;
  return <RoutedPage news={await loadNews(['', ...path, ''].join('/'))} />;
}
