export * as rewardOrders from './order.ts';
export * as rewards from './reward.ts';
