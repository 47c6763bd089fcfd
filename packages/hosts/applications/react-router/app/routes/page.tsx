import type { HostLinkProps } from '@broadsheet/block-kit';
import { Link, useNavigate } from 'react-router';
import type { Route } from './+types/page';
import { loadNews } from '../every/loadNews.ts';
import { NewsPage } from '../every/NewsPage.tsx';

export const loader = ({ request }: Route.LoaderArgs) => loadNews(new URL(request.url).pathname);

const RouterLink = ({ href, ...rest }: HostLinkProps) => <Link to={href} {...rest} />;

export default function Page({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  return <NewsPage news={loaderData} Link={RouterLink} navigate={navigate} />;
}
