import { Ranking } from '../../features/rankings/ranking.tsx';

export const Page = () => <Ranking board="TUTORIAL" />;
