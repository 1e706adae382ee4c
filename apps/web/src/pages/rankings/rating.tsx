import { RatingRanking } from '../../features/rankings/rating-ranking.tsx';

export const Page = () => <RatingRanking />;
