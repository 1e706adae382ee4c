// @ts-check
import { spawn } from 'node:child_process';

/**
 * Tells systemd about this service, when it asks for that (`Type=notify`); nothing happens without it. Node has no sockets of
 * the kind that systemd listens to, so its own little program speaks for us (`NotifyAccess=all`).
 * @param {'READY=1' | 'STOPPING=1' | 'WATCHDOG=1'} state
 * @param {NodeJS.ProcessEnv} [env]
 */
export function notifySystemd(state, env = process.env) {
  if (!env.NOTIFY_SOCKET) return;
  const options = /** @type {const} */ ({ stdio: 'ignore', env: { PATH: env.PATH, NOTIFY_SOCKET: env.NOTIFY_SOCKET } });
  spawn('systemd-notify', [`--pid=${process.pid}`, state], options).on('error', () => {});
}

/**
 * Shows that our loop turns as often as `WatchdogSec=` asks for it: systemd starts us again when it does not. Server and judge
 * are looked after by us in the same way.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function followWatchdog(env = process.env) {
  const allowedMs = Number(env.WATCHDOG_USEC) / 1000;
  if (!(allowedMs > 0) || (env.WATCHDOG_PID && env.WATCHDOG_PID !== String(process.pid))) return;
  notifySystemd('WATCHDOG=1', env);
  setInterval(() => notifySystemd('WATCHDOG=1', env), allowedMs / 3).unref();
}
