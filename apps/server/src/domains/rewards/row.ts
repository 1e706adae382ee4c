interface StoredReward {
  id: number;
  name: string;
  description: string;
  image: string;
  price: number;
  stock: number;
  per_person: number;
}

/** A reward as the shop and the administration show it. */
export const rewardRow = ({ id, name, description, image, price, stock, per_person }: StoredReward) => ({
  id,
  name,
  description,
  image,
  needAcCoin: price,
  num: stock,
  perPerson: per_person,
});
