'use client';
import type { HostLinkProps } from '@broadsheet/block-kit';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { News } from '../every/loadNews.ts';
import { NewsPage } from '../every/NewsPage.tsx';

const RouterLink = (props: HostLinkProps) => <Link {...props} />;

export function RoutedPage({ news }: { readonly news: News }) {
  const { push } = useRouter();
  return <NewsPage news={news} Link={RouterLink} navigate={push} />;
}
