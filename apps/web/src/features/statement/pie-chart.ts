import { PieChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

use([PieChart, TooltipComponent, CanvasRenderer]);

/**
 * Draws a ring and keeps it as large as its frame.
 * @returns a function that takes it away
 */
export function drawPie(
  frame: HTMLElement,
  slices: readonly { label: string; value: number; color: string }[],
  ground: string,
): () => void {
  const chart = init(frame);
  chart.setOption({
    animationDuration: 250,
    tooltip: { trigger: 'item', formatter: '{b}: {c} ({d}%)', confine: true },
    series: [
      {
        type: 'pie',
        radius: ['52%', '88%'],
        label: { show: false },
        itemStyle: { borderColor: ground, borderWidth: 2 },
        data: slices.map(({ label, value, color }) => ({ name: label, value, itemStyle: { color } })),
      },
    ],
  });
  const watcher = new ResizeObserver(() => chart.resize());
  watcher.observe(frame);
  return () => {
    watcher.disconnect();
    chart.dispose();
  };
}
